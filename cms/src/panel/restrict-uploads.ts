import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

/** The methods of the upload plugin's controller that take a form. */
const METHODS = ['upload', 'uploadFile', 'replaceFile', 'updateFileInfo'] as const;
type Controller = Record<(typeof METHODS)[number], (ctx: Context) => Promise<unknown>>;

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

/**
 * Lets an upload set a file's name, texts and folder, and nothing else. Strapi would also attach the file to any record
 * that the form names (`ref`, `refId`, `field`), past all permissions, write rules and the change log.
 */
export function restrictUploads(strapi: Core.Strapi): void {
  const uploads = strapi.controller('plugin::upload.admin-upload') as unknown as Controller;
  for (const method of METHODS) {
    const act = uploads[method].bind(uploads);
    uploads[method] = async (ctx) => {
      checkForm(ctx.request.body);
      return act(ctx);
    };
  }
}
