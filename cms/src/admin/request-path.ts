/** The path of a request that the panel sends. */
export function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : input;
  return new URL(address, globalThis.location.href).pathname;
}
