import { useStage } from '@vitrine/renderer'
import { type KeyboardEvent, useEffect, useState } from 'react'
import fields from '../../../form/field.module.css'
import { noSuggestions, type Suggestion, suggestionsFor } from '../../../suggestions.ts'
import { chatProduct } from '../../chat-product.ts'
import { ProductCard } from '../../log/product-card.tsx'
import { productFor } from '../../requests.ts'
import type { Chat } from '../../use-chat.ts'
import { Problem } from '../problem.tsx'
import steps from '../steps.module.css'
import styles from './product-step.module.css'

/** So long nobody types before suggestions are asked for, in milliseconds. */
const REST = 200

interface Found {
  readonly products: readonly Suggestion[]
  /** What they were found for; nothing while nobody has asked. */
  readonly typed?: string | undefined
  readonly hasFailed?: boolean
}

/** What the catalogue suggests for what is typed. */
function useFound(typed: string, client: string): Found {
  const { language } = useStage()
  const [found, setFound] = useState<Found>(noSuggestions)
  useEffect(() => {
    const q = typed.trim()
    if (q === '') return setFound(noSuggestions)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      suggestionsFor(q, { client, language, signal: stop.signal }).then(
        ({ products }) => setFound({ products, typed: q }),
        () => stop.signal.aborted || setFound({ products: [], typed: q, hasFailed: true }),
      )
    }, REST)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, client, language])
  return found
}

/** `/product/hex-bolt` → `hex-bolt` */
const slugIn = ({ url }: Suggestion): string => decodeURIComponent(url.split('/').pop() ?? '')

/** A product of the catalogue is found by typing; who does not find it describes it. */
export function ProductStep({ chat: { state, dispatch, data, phrases } }: { readonly chat: Chat }) {
  const stage = useStage()
  const { language, words } = stage
  const { search, items } = state.values
  const [active, setActive] = useState(-1)
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { products, typed, hasFailed: isAway } = useFound(search, data.client)
  const before = items[state.current]?.product
  const shown = search.trim() === '' ? [] : products
  const isOpen = shown.length > 0
  const optionId = (at: number) => `chat-product-${at}`
  const pick = async (suggestion: Suggestion) => {
    if (isLoading) return
    setLoading(true)
    setFailed(false)
    try {
      const product = await productFor(slugIn(suggestion), { client: data.client, language })
      dispatch({
        type: 'pick',
        product: chatProduct(
          product,
          { ...stage, asset: (src) => (src.startsWith('/') ? data.assetOrigin + src : src) },
          data.units,
        ),
        at: Date.now(),
      })
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && isOpen) {
      event.preventDefault()
      // One place more than there are: in it nothing is chosen.
      setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1)
    } else if (event.key === 'Escape') setActive(-1)
  }
  return (
    <form
      noValidate
      className={`${steps.panel} ${styles.find}`}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = shown[active] ?? (shown.length === 1 ? shown[0] : undefined)
        if (chosen) pick(chosen)
      }}
    >
      <label htmlFor="chat-product" className="visually-hidden">
        {phrases.question('product')}
      </label>
      <input
        id="chat-product"
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls="chat-products"
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        aria-busy={isLoading}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={search}
        placeholder={words('chat.product.find')}
        className={fields.control}
        data-focus=""
        onChange={({ currentTarget }) => {
          setActive(-1)
          dispatch({ type: 'set', values: { search: currentTarget.value } })
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id="chat-products"
        role="listbox"
        aria-label={words('header.suggestions')}
        hidden={!isOpen}
        className={styles.found}
      >
        {shown.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={one.url}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={active === at}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(one)}
          >
            <bdi lang={one.language}>{one.name}</bdi>
          </div>
        ))}
      </div>
      <p role="status" className={isOpen ? 'visually-hidden' : steps.hint}>
        {isOpen && words('header.suggestionsFound', { count: shown.length })}
        {!isOpen && typed === search.trim() && search.trim() !== '' && !isAway && words('chat.product.none')}
      </p>
      {(hasFailed || isAway) && <Problem text={words('chat.product.failed')} />}
      {before && (
        <button
          type="button"
          className={styles.again}
          onClick={() => dispatch({ type: 'pick', product: before, at: Date.now() })}
        >
          <ProductCard product={before} />
        </button>
      )}
      <button
        type="button"
        className="button button-secondary"
        onClick={() => dispatch({ type: 'answer', at: Date.now() })}
      >
        {words('chat.product.describe')}
      </button>
    </form>
  )
}
