import { parseView, parseViewList } from '../../../domain';
import { signedIn } from '../../../http/call';
import type { AreaCall } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { success } from '../../../http/success';
import { requiredText } from '../../../media/calls/request-values';
import { savedView } from '../resource';
import { deleteView, ownView, presentView, storeView, viewsOf } from '../services/stored-views';
import type { ViewOwner } from '../services/stored-views';

const ownerOf = (call: AreaCall): ViewOwner => ({
  account: signedIn(call).documentId,
  area: call.area,
});

/** `POST /api/{area}/SavedViewList`: the own views of a list. */
export async function listViews(call: AreaCall) {
  const list = parseViewList(call.body);
  if (!list.ok) throw invalid(list.errors);
  const views = await viewsOf(strapi, { ...ownerOf(call), list: list.value });
  return { views: views.map(presentView) };
}

/** `POST /api/{area}/SavedViewSave`: stores a view, or replaces the own one whose `id` is sent. */
export async function saveView(call: AreaCall) {
  const { area, body } = call;
  const owner = ownerOf(call);
  const view = parseView(area, body);
  if (!view.ok) throw invalid(view.errors);
  const replaced = (body.id ?? null) === null ? null : requiredText(body, 'id');
  const store = () => storeView(strapi, owner, view.value, replaced);
  const id = await (replaced === null ? withIdempotency(call, savedView.name, store) : store());
  return success({ view: presentView(await ownView(strapi, owner, id)) });
}

/** `POST /api/{area}/SavedViewDelete`: deletes an own view. */
export async function removeView(call: AreaCall) {
  await deleteView(strapi, ownerOf(call), requiredText(call.body, 'id'));
  return success();
}
