/** Focuses a field and scrolls it into view with its notes, once they are rendered. */
export function focusField(field: HTMLElement): void {
  field.focus();
  requestAnimationFrame(() => {
    (field.closest('[data-field], fieldset') ?? field).scrollIntoView({ block: 'nearest' });
  });
}
