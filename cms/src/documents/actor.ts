import type { Core } from '@strapi/strapi';

interface Asked {
  readonly state: {
    readonly caller?: { readonly documentId: string } | null;
    readonly user?: { readonly id: number };
    readonly route?: { readonly info?: { readonly type?: string } };
  };
}

/** The sender of the current request: `account <_id>`, `anonymous` or `panel <id>`; undefined outside of a request. */
export function currentActor(strapi: Core.Strapi): string | undefined {
  const asked = strapi.requestContext.get() as unknown as Asked | undefined;
  if (asked?.state.caller) return `account ${asked.state.caller.documentId}`;
  if (asked?.state.caller === null) return 'anonymous';
  const isPanel = asked?.state.route?.info?.type === 'admin';
  return isPanel && asked.state.user ? `panel ${String(asked.state.user.id)}` : undefined;
}
