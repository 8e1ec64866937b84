import type { Core } from '@strapi/strapi';

interface Asked {
  readonly state: {
    readonly caller?: { readonly documentId: string };
    readonly user?: { readonly id: number };
    readonly route?: { readonly info?: { readonly type?: string } };
  };
}

/** Who asks, by the request that is being answered: `account <_id>` or `panel <id>`; undefined where nobody does. */
export function currentActor(strapi: Core.Strapi): string | undefined {
  const asked = strapi.requestContext.get() as unknown as Asked | undefined;
  if (asked?.state.caller) return `account ${asked.state.caller.documentId}`;
  const isPanel = asked?.state.route?.info?.type === 'admin';
  return isPanel && asked.state.user ? `panel ${String(asked.state.user.id)}` : undefined;
}
