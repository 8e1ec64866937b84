import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MessageModal } from './dialogs';

it('a message leads to what can be done next, and closes', () => {
  const done: string[] = [];
  const next = { label: 'Add Images', onPress: () => done.push('next') };
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  render(<MessageModal title="Created" next={next} onClose={() => done.push('closed')} />);
  fireEvent.click(screen.getByText('Add Images'));
  expect(done).toEqual(['closed', 'next']);
});
