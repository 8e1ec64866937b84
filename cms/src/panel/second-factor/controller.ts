import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CODE_REFUSALS, secondFactorErrors } from '../../domain';
import type { FieldErrors } from '../../domain';
import { addAuditEntry, panelUserInAudit } from '../../documents/audit-trail';
import { attemptCode } from '../../sessions/second-factor/attempt';
import { presentSecret } from '../../sessions/second-factor/present';
import {
  hasSecondFactor,
  prepareSecondFactor,
  removeSecondFactor,
  switchOn,
} from '../../sessions/second-factor/store';
import { panelDevice } from '../known-device';
import { findPanelUser, signedInUser } from '../panel-user';
import type { PanelUser } from '../panel-user';
import { usersWithSecondFactor } from './others';
import { endPanelSessions, ownerOf, resetPanelSecondFactor } from './reset';

type Body = Readonly<Record<string, unknown>>;
interface AuthService {
  validatePassword: (password: string, hash: string) => Promise<boolean>;
}
interface State {
  readonly session?: { readonly id: string };
  readonly userAbility: { readonly can: (action: string) => boolean };
}

/** The panel permission for a reset. Only the super admin has it. */
export const RESETS = 'admin::users.update';

const invalid = (faults: FieldErrors) =>
  new errors.ValidationError('The form has errors', {
    errors: Object.entries(faults).map(([field, message]) => ({ path: [field], message })),
  });

function signedIn(ctx: Context): PanelUser {
  const user = signedInUser(ctx);
  if (!user) throw new errors.UnauthorizedError();
  return user;
}

const bodyOf = (ctx: Context): Body => (ctx.request as { readonly body?: Body }).body ?? {};
const stateOf = (ctx: Context): State => ctx.state as State;

/** Sends a response that no cache may store. */
function answer(ctx: Context, data: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { data };
}

/**
 * `GET`: whether the user's own second factor is on. Users who can reset also get the other users with a second factor.
 */
export async function show(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = signedIn(ctx);
  const isOn = await hasSecondFactor(strapi, ownerOf(user));
  const mayReset = stateOf(ctx).userAbility.can(RESETS);
  const others = mayReset ? await usersWithSecondFactor(strapi, user) : [];
  answer(ctx, { isOn, others });
}

/** `POST …/begin`: creates a new secret. @throws ApplicationError if the second factor is on */
export async function begin(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = signedIn(ctx);
  const secret = await prepareSecondFactor(strapi, ownerOf(user));
  if (secret === undefined) throw new errors.ApplicationError('The second factor is on already');
  answer(ctx, await presentSecret(strapi, secret, user.email));
}

/** Checks the sent password as a counted attempt and returns the sent code. @throws ValidationError */
async function codeByPassword(strapi: Core.Strapi, ctx: Context): Promise<string> {
  const body = bodyOf(ctx);
  const faults = secondFactorErrors(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  const hash = signedIn(ctx).password ?? '';
  if (await auth.validatePassword(String(body.password), hash)) return String(body.code);
  throw invalid({ password: 'Password Incorrect' });
}

/** `POST …/on`: requires the password and a code of the secret. The user's other sessions end. */
export async function on(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = signedIn(ctx);
  const code = await codeByPassword(strapi, ctx);
  const recoveryCodes = await strapi.db.transaction(async () => {
    const codes = await switchOn(strapi, ownerOf(user), code);
    if (!codes) return codes;
    await endPanelSessions(strapi, user, stateOf(ctx).session?.id);
    await addAuditEntry(strapi, { action: 'Switch On Second Factor' });
    return codes;
  });
  if (!recoveryCodes) throw invalid({ code: CODE_REFUSALS.errorCode });
  answer(ctx, { recoveryCodes });
}

/** `POST …/off`: requires the password and a code. The user's other sessions end. */
export async function off(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = signedIn(ctx);
  const owner = ownerOf(user);
  const code = await codeByPassword(strapi, ctx);
  const by = panelUserInAudit(user);
  const attempt = { owner, device: panelDevice(ctx, user), code, by };
  const done = await attemptCode(strapi, attempt, async (kind) => {
    await removeSecondFactor(strapi, owner);
    await endPanelSessions(strapi, user, stateOf(ctx).session?.id);
    await addAuditEntry(strapi, { action: 'Switch Off Second Factor', by });
    if (kind === 'recovery') await addAuditEntry(strapi, { action: 'Use Recovery Code', by });
    return true;
  });
  if (!done) throw invalid({ code: CODE_REFUSALS.errorCode });
  answer(ctx, {});
}

/** `POST …/reset`: another user is logged out everywhere and can then log in with the password only. */
export async function reset(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id } = bodyOf(ctx);
  const user = Number.isSafeInteger(id) ? await findPanelUser(strapi, { id }) : null;
  if (!user) throw new errors.NotFoundError();
  // Otherwise a session without a code could switch off the user's own second factor.
  if (user.id === signedIn(ctx).id)
    throw new errors.ApplicationError('You cannot reset your own second factor');
  await resetPanelSecondFactor(strapi, user);
  answer(ctx, {});
}
