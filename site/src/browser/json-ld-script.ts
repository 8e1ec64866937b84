/** The `type` of the script element with the structured data of a published page. */
export const JSON_LD_TYPE = 'application/ld+json';

/** Removes the structured data of the first page: it is not true for the next page. */
export function removeJsonLd(): void {
  for (const script of document.querySelectorAll(`script[type="${JSON_LD_TYPE}"]`)) script.remove();
}
