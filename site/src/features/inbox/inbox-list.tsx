import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { lastPage } from '../../components/pager/page-numbers';
import { Pager } from '../../components/pager/pager';
import { SelectBox } from '../../components/select-box/select-box';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { numberText, plural } from '../../domain';
import { opens } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { BulkBar } from './bulk-bar';
import { EnquiryCard } from './enquiry-card';
import { ExportButton } from './export-button';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';
import { inboxAddress } from './inbox-query';
import type { InboxQuery } from './inbox-query';
import type { FoundEnquiries } from './requests';
import { StatusNav } from './status-nav';
import { PAGE_SIZE, useEnquiries } from './use-enquiries';
import type { ShownEnquiries } from './use-enquiries';
import { useTabFlag } from './use-tab-flag';
import * as styles from './inbox.module.css';

interface FoundProps {
  readonly query: InboxQuery;
  readonly found: ShownEnquiries;
  readonly onChanged: () => void;
}

/** The `_id`s of the selected enquiries, and a function that selects one or not. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (id: string, isSelected: boolean) => {
    const others = [...selected].filter((one) => one !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  };
  const clear = () => {
    setSelected(new Set());
  };
  return { selected, select, clear };
}

/** The enquiries of one page. A page after the last one has a link back. */
const Found = ({ query: { filters, page }, found, onChanged }: FoundProps) => {
  const { enquiries, count } = found;
  const last = lastPage(count, PAGE_SIZE);
  const { selected, select, clear } = useSelection();
  const can = useCan();
  const shown = enquiries.filter(({ _id }) => selected.has(_id)).map(({ _id }) => _id);
  const isFiltered = Object.keys(filters).length > 0;
  if (enquiries.length === 0 && count === 0) {
    return (
      <div className="stack-16 no-rows">
        <p>
          {isFiltered
            ? 'No enquiry is found so.'
            : 'There is no enquiry yet. A new one appears here by itself.'}
        </p>
        {isFiltered && <ButtonLink to={inboxAddress({})}>Show all enquiries</ButtonLink>}
      </div>
    );
  }
  if (enquiries.length === 0) {
    return (
      <div className="stack-16 no-rows">
        <p>The list has fewer pages.</p>
        <ButtonLink to={inboxAddress(filters, last)}>Go to the last page</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <ul className="stack-12">
        {enquiries.map((enquiry) => (
          <li key={enquiry._id}>
            <EnquiryCard
              enquiry={enquiry}
              now={found.at}
              onChanged={onChanged}
              select={
                can('answer enquiries', enquiry.area) ? (
                  <SelectBox
                    label={`Select ${enquiry.reference}`}
                    isSelected={selected.has(enquiry._id)}
                    onSelect={(isSelected) => {
                      select(enquiry._id, isSelected);
                    }}
                  />
                ) : undefined
              }
            />
          </li>
        ))}
      </ul>
      {shown.length > 0 && (
        <BulkBar
          ids={shown}
          onClear={clear}
          onDone={() => {
            clear();
            onChanged();
          }}
        />
      )}
      <Pager page={page} last={last} hrefOf={(to) => inboxAddress(filters, to)} />
    </>
  );
};

const titleOf = (found: FoundEnquiries | null): string => {
  if (!found) return 'Enquiries';
  const more = found.isMore ? '+' : '';
  return `${numberText(found.count)}${more} ${plural(found.count, 'Enquiry', 'Enquiries')}`;
};

/** The list of enquiries. The address has its filters. */
export function InboxList({ query }: { readonly query: InboxQuery }) {
  const { value, failure, retry, refresh } = useEnquiries(query.filters, query.page);
  const can = useCan();
  const [isFiltering, setFiltering] = useTabFlag('inbox filters');
  const used = Object.keys(query.filters).length;
  const title = titleOf(value);
  return (
    <>
      <header className="row-12 spread wrap">
        <h1 className="figures">{title}</h1>
        <p className="visually-hidden" role="status">
          {value && title}
        </p>
        <div className="wrap-8">
          <ExportButton filters={query.filters} />
          {can('answer enquiries') && (
            <Button size="small" onClick={opens('enterEnquiry', { onDone: refresh })}>
              <Icon of="Plus" size={18} /> Enter Enquiry
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isFiltering}
            onClick={() => {
              setFiltering(!isFiltering);
            }}
          >
            <Icon of="SlidersHorizontal" size={18} /> Filters
            {used > 0 && (
              <>
                <span aria-hidden>({used})</span>
                <span className="visually-hidden">, {used} in use</span>
              </>
            )}
          </Button>
        </div>
      </header>
      {isFiltering && <FilterForm key={JSON.stringify(query.filters)} filters={query.filters} />}
      <div className={isFiltering ? undefined : styles.onWideScreens}>
        <StatusNav filters={query.filters} counts={value?.counts ?? null} />
      </div>
      <FilterChips filters={query.filters} />
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {value && <Found query={query} found={value} onChanged={refresh} />}
      {!value && !failure && <Skeleton rows={8} />}
    </>
  );
}
