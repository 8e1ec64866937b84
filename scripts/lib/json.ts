/** What a text of JSON says; undefined where it says nothing: a disk may have spoiled it. */
export function parseJson(text: string): object | undefined {
  try {
    return (JSON.parse(text) as object | null) ?? undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
