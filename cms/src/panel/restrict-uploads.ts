import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

/** The methods of the upload plugin's controller that take a form. */
const METHODS = ['upload', 'uploadFile', 'replaceFile', 'updateFileInfo'] as const;
/** Those of its controller of folders that take the folder's parent. */
const FOLDER_METHODS = ['create', 'update'] as const;
type Method = (typeof METHODS | typeof FOLDER_METHODS)[number];
type Controller = Record<Method, (ctx: Context) => Promise<unknown>>;

/** The facts of a file that its sender sets. */
const FACTS: readonly string[] = ['name', 'alternativeText', 'caption', 'folder', 'focalPoint'];

function parsed(info: unknown): unknown {
  if (typeof info !== 'string') return info;
  try {
    return JSON.parse(info);
  } catch {
    return undefined;
  }
}

const isInfo = (info: unknown): boolean =>
  typeof info === 'object' &&
  info !== null &&
  !Array.isArray(info) &&
  Object.keys(info).every((key) => FACTS.includes(key));

/** @throws ValidationError for any other field than the facts of the files */
function checkForm(body: unknown): void {
  for (const [key, value] of Object.entries((body ?? {}) as object) as [string, unknown][]) {
    const infos = [value].flat().map(parsed).flat();
    if (key !== 'fileInfo' || !infos.every(isInfo))
      throw new errors.ValidationError(`Invalid key ${key}`);
  }
}

/** Strapi never answers for another parent. @throws ValidationError */
function checkParent(body: unknown): void {
  const { parent = null } = (body ?? {}) as { readonly parent?: unknown };
  const isId = typeof parent === 'number' || (typeof parent === 'string' && /^\d+$/.test(parent));
  if (parent !== null && !isId)
    throw new errors.ValidationError('parent must be the id of a folder');
}

/** Runs a check of the body before methods of the upload plugin's controllers. */
function checkBefore(
  strapi: Core.Strapi,
  name: string,
  methods: readonly Method[],
  check: (body: unknown) => void,
): void {
  const controller = strapi.controller(`plugin::upload.${name}` as never) as unknown as Controller;
  for (const method of methods) {
    const act = controller[method].bind(controller);
    controller[method] = async (ctx) => {
      check(ctx.request.body);
      return act(ctx);
    };
  }
}

/**
 * Lets an upload set a file's name, texts and folder, and nothing else. Strapi would also attach the file to any record
 * that the form names (`ref`, `refId`, `field`), past all permissions, write rules and the change log.
 */
export function restrictUploads(strapi: Core.Strapi): void {
  checkBefore(strapi, 'admin-upload', METHODS, checkForm);
  checkBefore(strapi, 'admin-folder', FOLDER_METHODS, checkParent);
}
