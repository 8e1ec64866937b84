import { createRoot } from 'react-dom/client';
import { darkTheme, DesignSystemProvider, lightTheme } from '@strapi/design-system';
import type { AskCode } from './ask-for-code';
import { CodeDialog } from './code-dialog';

/** The storage key of Strapi's theme setting: `light`, `dark` or `system`. */
const THEME = 'STRAPI_THEME';

function isDark(): boolean {
  const chosen = localStorage.getItem(THEME) ?? 'system';
  return chosen === 'system'
    ? globalThis.matchMedia('(prefers-color-scheme: dark)').matches
    : chosen === 'dark';
}

/**
 * Shows the dialog above Strapi's page, in a React tree of its own: Strapi's login pages have no place for a dialog.
 */
export const showCodeDialog: AskCode = (send) =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(
      <DesignSystemProvider locale="en" theme={isDark() ? darkTheme : lightTheme}>
        <CodeDialog
          send={send}
          onDone={(answer) => {
            root.unmount();
            place.remove();
            resolve(answer);
          }}
        />
      </DesignSystemProvider>,
    );
  });
