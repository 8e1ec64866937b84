import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { share } from './share';

const message = { title: 'A flat', url: 'https://example.com/flat' };
const give = (name: 'share' | 'clipboard', value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};
const written = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  written.mockClear();
});

describe('share', () => {
  it('hands the page to the device', async () => {
    const sent = jest.fn<(message: object) => Promise<void>>(() => Promise.resolve());
    give('share', sent);
    expect(await share(message)).toBe('shared');
    expect(sent).toHaveBeenCalledWith(message);
  });

  it('copies nothing where the device’s sheet was closed', async () => {
    give('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    give('clipboard', { writeText: written });
    expect(await share(message)).toBe('shared');
    expect(written).not.toHaveBeenCalled();
  });

  it.each([undefined, () => Promise.reject(new DOMException('no', 'NotAllowedError'))])(
    'copies the link where the device cannot share',
    async (refusing) => {
      if (refusing) give('share', refusing);
      give('clipboard', { writeText: written });
      expect(await share(message)).toBe('copied');
      expect(written).toHaveBeenCalledWith(message.url);
    },
  );

  it('says so where there is no clipboard either', async () => {
    give('clipboard', undefined);
    expect(await share(message)).toBe('nothing');
  });
});
