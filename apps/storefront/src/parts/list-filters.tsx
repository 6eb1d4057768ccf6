import type { ProductFacets } from '@obsidiana/contract';
import type { ListChoice } from '@obsidiana/data';
import { FilterChips, FilterGroup, FilterOption, FilterPanel, Select, TextInput } from '@obsidiana/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { localeTag } from '../locale.ts';
import { useLocale, useTexts } from '../page/hooks.ts';
import { choiceIn, narrowings, ordersOf } from '../page/list-choice.ts';

export interface ListFiltersProps {
  /** What is chosen in the address. */
  choice: ListChoice;
  /** What could be chosen, and how much each choice would leave. */
  facets: ProductFacets;
  /** How many products the list has. */
  total: number;
  hrefOf: (choice: ListChoice, page: number) => string;
  /** A search can be ordered by its best match. */
  searched: boolean;
}

/** Narrows and orders a list; every choice is a page of its own, from its beginning. */
export function ListFilters({ choice: current, facets, total, hrefOf, searched }: ListFiltersProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // What was just chosen shows at once, before its page is there.
  const choice = next?.pathname === pathname ? choiceIn(new URLSearchParams(next.search)) : current;
  const { currency } = useLocale();
  const { sizes, collections, price, on_offer, available } = facets;
  const count = narrowings(choice);
  const orders = ordersOf(searched);
  const choose = (form: FormData) => {
    const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const chosen = choiceIn(new URLSearchParams(fields));
    const sort = chosen.sort === orders[0] ? undefined : chosen.sort;
    void navigate(hrefOf({ ...chosen, sort }, 1), { preventScrollReset: true, replace: true });
  };
  const key = `${choice.priceMin} ${choice.priceMax} ${currency}`;
  return (
    <FilterPanel
      action={hrefOf({}, 1)}
      onChoice={choose}
      count={count}
      labels={{
        title: t('list.filter'),
        count: t('list.filters', { count }),
        close: t('list.closeFilters'),
        apply: t('list.apply', { count: total }),
      }}
    >
      {sizes.length > 0 && (
        <FilterGroup title={t('list.size')}>
          {sizes.map(({ letter, count }) => (
            <FilterOption
              key={letter}
              name="size"
              value={letter}
              label={letter}
              count={count}
              checked={choice.sizes?.includes(letter) ?? false}
            />
          ))}
        </FilterGroup>
      )}
      <FilterGroup title={t('list.only')}>
        <FilterOption
          name="on_offer"
          value="true"
          label={t('list.onOffer')}
          count={on_offer}
          checked={choice.onOffer ?? false}
        />
        <FilterOption
          name="available"
          value="true"
          label={t('list.available')}
          count={available}
          checked={choice.available ?? false}
        />
      </FilterGroup>
      {price && (
        <FilterGroup title={t('list.price', { currency })} key={key}>
          <PriceInput name="price_min" label={t('list.priceMin')} bound={price.min} value={choice.priceMin} />
          <PriceInput name="price_max" label={t('list.priceMax')} bound={price.max} value={choice.priceMax} />
        </FilterGroup>
      )}
      {collections.length > 0 && (
        <FilterGroup title={t('list.collection')}>
          <Select
            name="collection_id"
            aria-label={t('list.collection')}
            value={choice.collectionId ?? ''}
            onChange={() => undefined}
          >
            <option value="">{t('list.anyCollection')}</option>
            {collections.map(({ id, name, count }) => (
              <option key={id} value={id}>{`${name} (${count})`}</option>
            ))}
          </Select>
        </FilterGroup>
      )}
      <FilterGroup title={t('list.sort')}>
        <Select name="sort" aria-label={t('list.sort')} value={choice.sort ?? orders[0]} onChange={() => undefined}>
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`list.sort.${order}`)}
            </option>
          ))}
        </Select>
      </FilterGroup>
    </FilterPanel>
  );
}

interface PriceInputProps {
  name: 'price_min' | 'price_max';
  label: string;
  /** What it would be without a choice. */
  bound: number;
  value: number | undefined;
}

function PriceInput({ name, label, bound, value }: PriceInputProps) {
  return (
    <TextInput
      name={name}
      inputMode="decimal"
      size={7}
      aria-label={label}
      placeholder={`${label} ${Math.round(bound)}`}
      defaultValue={value}
    />
  );
}

/** What a list is narrowed by, each with the page without it. */
export function ListChips({ choice, facets, hrefOf }: Pick<ListFiltersProps, 'choice' | 'facets' | 'hrefOf'>) {
  const t = useTexts();
  const { lang, currency } = useLocale();
  const money = (amount: number) => `$${amount.toLocaleString(localeTag[lang])} ${currency}`;
  const { sizes = [], collectionId, priceMin, priceMax, onOffer, available } = choice;
  const without = (change: ListChoice) => hrefOf({ ...choice, ...change }, 1);
  const collection = facets.collections.find(({ id }) => id === collectionId)?.name;
  const price =
    priceMin === undefined
      ? priceMax !== undefined && t('list.priceTo', { to: money(priceMax) })
      : priceMax === undefined
        ? t('list.priceFrom', { from: money(priceMin) })
        : t('list.priceBetween', { from: money(priceMin), to: money(priceMax) });
  const chips = [
    ...sizes.map((letter) => ({
      label: t('list.sizeChosen', { letter }),
      href: without({ sizes: sizes.filter((one) => one !== letter) }),
    })),
    ...(collectionId === undefined
      ? []
      : [
          {
            label: t('list.collectionChosen', { name: collection ?? String(collectionId) }),
            href: without({ collectionId: undefined }),
          },
        ]),
    ...(price ? [{ label: price, href: without({ priceMin: undefined, priceMax: undefined }) }] : []),
    ...(onOffer ? [{ label: t('list.onOffer'), href: without({ onOffer: false }) }] : []),
    ...(available ? [{ label: t('list.available'), href: without({ available: false }) }] : []),
  ];
  return (
    <FilterChips
      chips={chips}
      clear={{ label: t('list.clear'), href: hrefOf({ sort: choice.sort }, 1) }}
      labels={{ group: t('list.chosen'), remove: (label) => t('list.remove', { label }) }}
    />
  );
}
