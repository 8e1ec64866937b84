import { labels } from '../../support/labels';

/** The labels of Upload Images, and of All Images with the deletion. */
export const IMAGES = [
  ...labels(['the images of a home that are to come'], ['Upload Images', 'Upload', 'Cancel']),
  ...labels(['a plan among the images'], ['Not an Image !', 'Upload Images Only !']),
  ...labels(['images that are sent'], ['Upload of room-1.png', '0 of 2 added']),
  ...labels(
    ['images that fail'],
    ['Oops: Something went wrong.Please Try Again_addimage', 'Retry room-1.png', '2 failed'],
  ),
  ...labels(['added images'], ['Image Added Successfully']),
  ...labels(
    ['the images of a home'],
    ['All Images', 'Cover', 'Select Picture 1', 'Move Picture 1 later', 'Add Images'],
  ),
  ...labels(['a selected image'], ['Deselect', 'Make Cover', 'Delete Selected (1)']),
  ...labels(['images to be deleted'], ['They cannot be brought back.', 'Delete', 'Cancel']),
  ...labels(['deleted images'], ['Image Deleted Successfully', 'Cover']),
  ...labels(['the last images, deleted'], ['Oops ! No Image Available']),
];
