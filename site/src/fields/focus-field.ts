/** Gives a field the focus, and brings it into sight with all that is said of it, once that is there. */
export function focusField(field: HTMLElement): void {
  field.focus();
  requestAnimationFrame(() => {
    (field.closest('[data-field], fieldset') ?? field).scrollIntoView({ block: 'nearest' });
  });
}
