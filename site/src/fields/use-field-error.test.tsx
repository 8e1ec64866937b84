import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { TextField } from './text-field';

const check = ({ name }: { readonly name: string }) => (name === '' ? { name: 'Missing' } : {});

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Formik initialValues={{ name: '' }} validate={check} onSubmit={() => undefined}>
      <>
        <TextField name="name" label="Name" />
        <button type="button">Other</button>
      </>
    </Formik>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Waits for formik's validation and for the click. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(1));
const error = () => screen.queryByRole('alert')?.textContent;
const other = () => screen.getByRole('button');

it('says what is wrong once the field is left by keyboard', async () => {
  fireEvent.blur(screen.getByLabelText('Name'));
  await settle();
  expect(error()).toBe('Missing');
});

it.each(['mouseUp', 'dragEnd', 'contextMenu'] as const)(
  'waits for the end of the press that leaves the field: %s',
  async (end) => {
    fireEvent.mouseDown(other());
    fireEvent.blur(screen.getByLabelText('Name'));
    await settle();
    expect(error()).toBeUndefined();
    fireEvent[end](other());
    expect(error()).toBeUndefined();
    await settle();
    expect(error()).toBe('Missing');
  },
);

it('waits no longer than until the mouse is moved with no button down', async () => {
  fireEvent.mouseDown(other());
  fireEvent.blur(screen.getByLabelText('Name'));
  await settle();
  fireEvent.mouseMove(other(), { buttons: 1 });
  expect(error()).toBeUndefined();
  fireEvent.mouseMove(other(), { buttons: 0 });
  expect(error()).toBe('Missing');
});
