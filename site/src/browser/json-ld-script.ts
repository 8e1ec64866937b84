/** The type of the script that tells search engines what a published page is of. */
export const JSON_LD_TYPE = 'application/ld+json';

/** Takes away what the page that was opened first tells of: it is not true of the next one. */
export function removeJsonLd(): void {
  for (const script of document.querySelectorAll(`script[type="${JSON_LD_TYPE}"]`)) script.remove();
}
