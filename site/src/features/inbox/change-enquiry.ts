import { attempt } from '../../overlays/attempt';
import { showMessage, toastSuccess } from '../../overlays/store';
import { refreshNews } from './news';
import { editEnquiry } from './requests';
import type { Enquiry, EnquiryEdit } from './requests';

/**
 * Changes an enquiry by one press. Says so if somebody else has taken it.
 * @param done the words of the success
 * @param onChanged loads what shows the enquiry
 */
export async function changeEnquiry(
  { _id, reference }: Enquiry,
  edit: EnquiryEdit,
  done: string,
  onChanged: () => void,
): Promise<void> {
  const act = async () => {
    const isChanged = await editEnquiry(_id, edit);
    refreshNews();
    onChanged();
    if (isChanged) toastSuccess(done);
    else
      showMessage({
        title: 'Somebody else has taken it',
        text: `${reference} has an owner already. You see now who it is.`,
      });
  };
  await attempt(`change enquiry ${_id}`, act, { action: 'EnquiryEdit' });
}
