import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ApiError } from '../../../requests/api-error';
import { IMAGE_BYTES } from '../../../domain';
import type { Queue } from './queue';
import { createUploader } from './uploader';
import type { UploaderDeps } from './uploader';

const photos = (...names: string[]) => names.map((name) => new File([name], `${name}.jpg`));
const refused = (status: number) => new ApiError('AddImages', 'rejected', status);
const large = new File([new Uint8Array(IMAGE_BYTES + 1)], 'large.gif');
const stepsOf = (queue: Queue) => queue.items.map(({ step }) => step.at);

/** Creates an uploader that stores a file under its name, and logs its actions. */
function raised(means: Partial<UploaderDeps> = {}) {
  const stored: string[] = [];
  const named: string[] = [];
  const before: (readonly string[])[] = [];
  const onStopped = jest.fn();
  let over: (queue: Queue) => void;
  const nextRun = () =>
    new Promise<Queue>((settle) => {
      over = settle;
    });
  const uploader = createUploader({
    prepare: (file) => Promise.resolve(file),
    store: ({ name }) => {
      stored.push(name);
      return Promise.resolve(`/${name}`);
    },
    name: (path, later) => {
      named.push(path);
      before.push(later);
      return Promise.resolve();
    },
    onRun: (queue) => {
      over(queue);
    },
    attempt: (run) => run().catch(onStopped),
    ...means,
  });
  /** Chooses photos and starts the upload. @returns a promise that resolves at the end of the run */
  const send = (...names: string[]) => {
    uploader.choose(photos(...names));
    const over = nextRun();
    uploader.start();
    return over;
  };
  return { uploader, stored, named, before, onStopped, nextRun, send };
}

function failingOnce<A extends readonly unknown[], R>(
  act: (...given: A) => Promise<R>,
  at: number,
) {
  let calls = 0;
  return (error: Error) =>
    (...given: A): Promise<R> =>
      (calls += 1) === at ? Promise.reject(error) : act(...given);
}

const setOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('an uploader', () => {
  it('stores and names each, in order, also those chosen on the way', async () => {
    const { uploader, named, send } = raised();
    const over = send('a', 'b');
    uploader.choose(photos('c'));
    expect(stepsOf(await over)).toEqual(['added', 'added', 'added']);
    expect(named).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
  });

  it('goes on after one that failed, which is sent again alone, and keeps its place', async () => {
    const store = failingOnce(({ name }: File) => Promise.resolve(`/${name}`), 2);
    const { uploader, named, before, nextRun, send } = raised({ store: store(refused(500)) });
    expect(stepsOf(await send('a', 'b', 'c'))).toEqual(['added', 'failed', 'added']);
    const again = nextRun();
    uploader.retry(2);
    expect(stepsOf(await again)).toEqual(['added', 'added', 'added']);
    expect(named).toEqual(['/a.jpg', '/c.jpg', '/b.jpg']);
    expect(before).toEqual([[], [], ['/c.jpg']]);
  });

  it('leaves out what is no picture, and sends the others, by one press', async () => {
    const { uploader, named, nextRun } = raised();
    uploader.choose([...photos('a'), new File(['plan'], 'plan.pdf'), ...photos('b')]);
    const over = nextRun();
    uploader.startOthers();
    expect(stepsOf(await over)).toEqual(['added', 'added']);
    expect(named).toEqual(['/a.jpg', '/b.jpg']);
  });

  it('does not send twice what is stored already', async () => {
    const name = failingOnce(() => Promise.resolve(), 1);
    const { uploader, stored, nextRun, send } = raised({ name: name(refused(500)) });
    expect(stepsOf(await send('a'))).toEqual(['failed']);
    const again = nextRun();
    uploader.start();
    expect(stepsOf(await again)).toEqual(['added']);
    expect(stored).toEqual(['a.jpg']);
  });

  it.each([401, 429])('puts all back at a %i', async (status) => {
    const { onStopped, send } = raised({
      store: () => Promise.reject(refused(status)),
    });
    expect(stepsOf(await send('a', 'b'))).toEqual(['waiting', 'waiting']);
    await waitFor(() => {
      expect(onStopped).toHaveBeenCalledTimes(1);
    });
  });

  it.each([403, 404])('ends at a %i', async (status) => {
    const { onStopped, send } = raised({
      store: () => Promise.reject(refused(status)),
    });
    expect(stepsOf(await send('a', 'b'))).toEqual(['failed', 'waiting']);
    expect(onStopped).not.toHaveBeenCalled();
  });

  it('marks what the server knows for no picture', async () => {
    const { send } = raised({ store: () => Promise.reject(refused(415)) });
    expect(stepsOf(await send('a'))).toEqual(['not an image']);
  });

  it.each([
    ['the server says so', { store: () => Promise.reject(refused(413)) }],
    ['it stays over the limit', { prepare: () => Promise.resolve(large) }],
  ])('marks what is too large where %s', async (_, means) => {
    const { stored, send } = raised(means);
    expect(stepsOf(await send('a'))).toEqual(['too large']);
    expect(stored).toEqual([]);
  });

  it('waits for a connection, and goes on by itself', async () => {
    const { uploader, named, nextRun } = raised();
    uploader.choose(photos('a'));
    setOnline(false);
    const over = nextRun();
    uploader.start();
    expect(uploader.now().state).toBe('offline');
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    expect(stepsOf(await over)).toEqual(['added']);
    expect(named).toEqual(['/a.jpg']);
  });

  it('keeps the one whose connection was lost on the way', async () => {
    const { uploader, send } = raised({
      store: ({ name }) => {
        if (!navigator.onLine) return Promise.resolve(`/${name}`);
        setOnline(false);
        return Promise.reject(new ApiError('AddImages', 'unreachable'));
      },
    });
    const over = send('a');
    await new Promise((settle) => setTimeout(settle));
    expect(uploader.now().state).toBe('offline');
    expect(stepsOf(uploader.now())).toEqual(['waiting']);
    window.dispatchEvent(new Event('online'));
    expect(stepsOf(await over)).toEqual(['added']);
  });

  it('goes on with the next where one is taken off on its way, and with none once it is ended', async () => {
    const { uploader, send } = raised({
      store: (file, { signal }) =>
        new Promise((settle, refuse) => {
          if (file.name === 'b.jpg') settle('/b.jpg');
          signal.addEventListener('abort', () => {
            refuse(new Error('aborted'));
          });
        }),
    });
    const over = send('a', 'b', 'c', 'd');
    uploader.remove(1);
    await new Promise((settle) => setTimeout(settle));
    expect(stepsOf(uploader.now())).toEqual(['added', 'sending', 'waiting']);
    uploader.end();
    expect(stepsOf(await over)).toEqual(['added', 'sending', 'waiting']);
  });
});
