/** The messages of the API. Source: docs/contract.md, "Errors". */
export const MESSAGES = {
  success: 'success',
  errorValidation: 'errorValidation',
  errorForbidden: 'errorForbidden',
  errorNotFound: 'errorNotFound',
  errorTooLarge: 'errorTooLarge',
  errorServer: 'errorServer',
  errorNoPublisher: 'errorNoPublisher',
  errorNotImage: 'errorNotImage',
  errorTooMany: 'errorTooMany',
  errorAlready: 'errorAlready',
  errorNoUser: 'errorNoUser',
  errorPass: 'errorPass',
  errorInactive: 'errorInactive',
  errorLogedin: 'errorLogedin',
  errorUserAlready: 'errorUserAlready',
  notAnImage: 'Not an Image !',
  pictureTooLarge: 'A picture has at most 10 MB and 50 megapixels',
  logIn: 'Please log in to continue',
  tooManyImages: 'You can Upload 5 Images Only at a time !',
  notAllowed: 'You are not allowed to do this',
  userAlready: 'User Id Already Exists Use Another',
  tooMany: 'Too many tries. Please wait a while and try again',
} as const;

export const requiredMessage = (label: string): string => `${label} is required`;
