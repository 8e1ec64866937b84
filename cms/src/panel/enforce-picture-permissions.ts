import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inWrite } from '../documents/revision';
import { attachedFiles } from '../media/attached-files';
import { factsOf, folderOfUid } from '../media/folders';
import type { Folder } from '../media/folders';
import { ownerOf } from '../media/owner';
import { FILE_UID } from '../media/stored-file';
import { permissionCheckerOf } from './permission-checker';

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

/** Strapi's check of the panel user's permissions on a file. */
interface FileRights {
  readonly ability: { cannot: (action: string, subject: unknown) => boolean };
  readonly action: string;
  readonly toSubject: (file: object) => unknown;
}
interface RightsService {
  createPermissionsManager: (of: {
    readonly ability: unknown;
    readonly action: string;
    readonly model: string;
  }) => FileRights;
}

const NOT_YOURS = 'A picture was added by somebody else';

async function picturesOf(strapi: Core.Strapi, folder: Folder, documentId: string | undefined) {
  const owner = documentId === undefined ? undefined : await ownerOf(strapi, folder, documentId);
  return owner ? attachedFiles(strapi, owner.uid, factsOf(folder).field, owner.id) : [];
}

/** @throws ForbiddenError for a file that the user cannot read in the media library */
async function check(strapi: Core.Strapi, fileIds: readonly number[]): Promise<void> {
  const state = strapi.requestContext.get()?.state as { readonly userAbility?: unknown };
  const service = strapi.service('admin::permission') as unknown as RightsService;
  const rights = service.createPermissionsManager({
    ability: state.userAbility,
    action: 'plugin::upload.read',
    model: FILE_UID,
  });
  const files = (await strapi.db.query(FILE_UID).findMany({
    where: { id: { $in: fileIds } },
    populate: ['createdBy'],
  })) as readonly object[];
  if (files.some((file) => rights.ability.cannot(rights.action, rights.toSubject(file))))
    throw new errors.ForbiddenError(NOT_YOURS);
}

/**
 * Rejects a write of the panel that adds a picture that the user cannot read. Without this check a user could attach a
 * picture of the other region's records by guessing its id.
 */
export function enforcePicturePermissions(strapi: Core.Strapi): void {
  const middleware: Middleware = async (context, next) => {
    const { uid, action } = context;
    const folder = folderOfUid(uid);
    const isWrite = action === 'create' || action === 'update';
    if (!folder || !isWrite || !permissionCheckerOf(strapi, uid)) return next();
    const { documentId } = context.params as { readonly documentId?: string };
    return await inWrite(strapi, async () => {
      const before = await picturesOf(strapi, folder, documentId);
      const result = await next();
      const written = (result ?? {}) as { readonly documentId?: string };
      const known = before.map(({ id }) => id);
      const after = await picturesOf(strapi, folder, written.documentId);
      const added = after.map(({ id }) => id).filter((id) => !known.includes(id));
      if (added.length > 0) await check(strapi, added);
      return result;
    });
  };
  strapi.documents.use(middleware);
}
