import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { Conflicts } from './conflicts';

it('shows values as the form has them in words', () => {
  render(
    <Formik initialValues={{ price: '9800000', text: 'Mine' }} onSubmit={() => undefined}>
      <Conflicts
        conflicts={[
          { name: 'price', base: '9500000', theirs: '9700000' },
          { name: 'text', base: 'Was', theirs: '' },
        ]}
        labelOf={(name) => name}
        textOf={(name, value) => (name === 'price' ? `₹ ${String(value)}` : undefined)}
        onChosen={() => undefined}
      />
    </Formik>,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain('price: now ₹ 9700000, yours ₹ 9800000');
  expect(items[1]).toContain('text: now nothing, yours Mine');
});
