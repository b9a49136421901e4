import { drawText, island, useStage } from '@vitrine/renderer'
import {
  type CalculatedLine,
  combinationKey,
  exceptionOf,
  NEW_LINE,
  readQuantity,
  writeSelection,
} from '@vitrine/schemas/selection'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Choices } from './choices.tsx'
import { Chosen } from './chosen.tsx'
import { Matrix } from './matrix.tsx'
import { fieldId, QuantityField } from './quantity-field.tsx'
import styles from './selection.module.css'
import { type KindData, matrixKinds, type SelectionData } from './selection-data.ts'
import { Tiers } from './tiers.tsx'
import { useAddress } from './use-address.ts'
import { useInquiryForms } from './use-inquiry-forms.ts'
import { useRegion } from './use-region.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { type Figures, selectionWords, useFigures } from './words.ts'

/** Chooses quantities of a product: fields of a form that works without script, and counts along with it. */
function SelectionFields(data: SelectionData) {
  const { words } = useStage()
  const figures = useFigures(data)
  const selection = useSelection(data)
  const root = useRef<HTMLDivElement>(null)
  const prompt = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(data.isEmptyAsk)
  const isMatrix = data.look === 'matrix'
  const { before } = matrixKinds(data.kinds)

  useTyped(root, selection, isMatrix)
  const text = writeSelection(selection.lines)
  useAddress({ root, data, text, chosen: selection.chosen })
  useInquiryForms(data.productId, text)
  useRegion(root)

  useEffect(() => {
    const form = root.current?.closest('form')
    const onSubmit = (event: SubmitEvent) => {
      const button = event.submitter
      const asks = button instanceof HTMLButtonElement && button.value === 'ask'
      if (!asks || text !== '' || hasTyped(root.current)) return
      event.preventDefault()
      setIsAsked(true)
      requestAnimationFrame(() => prompt.current?.focus())
    }
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [text])

  const edit = (line: CalculatedLine) => {
    data.kinds.forEach((kind, at) => {
      const option = line.options[at]
      if (option && (!isMatrix || before.includes(kind))) selection.choose(kind.id, option)
    })
    requestAnimationFrame(() => {
      const field = document.getElementById(isMatrix ? fieldId(data, line.key) : fieldId(data, NEW_LINE))
      if (!(field instanceof HTMLInputElement)) return
      if (!isMatrix) field.value = figures.number(line.quantity)
      field.focus()
      field.select()
    })
  }
  const onInput = ({ target }: FormEvent) => {
    if (isMatrix && target instanceof HTMLInputElement && target.dataset.combination !== undefined)
      selection.enter({ [target.dataset.combination]: target.value })
  }

  return (
    <div ref={root} className={styles.selection} onInput={onInput}>
      {data.showsPrices && <Tiers terms={data.terms} calculation={selection.calculation} figures={figures} />}
      {data.dropped.length > 0 && (
        <p className={styles.problem}>{drawText(words('selection.dropped', { names: data.dropped.join('; ') }))}</p>
      )}
      {isAsked && selection.lines.length === 0 && (
        <div
          ref={prompt}
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page was asked for to see this
          autoFocus={data.isEmptyAsk}
          className={styles.prompt}
        >
          <p>{words('selection.selectFirst')}</p>
          {data.askHref !== undefined && <a href={data.askHref}>{words('selection.askAnyway')}</a>}
        </div>
      )}
      <input type="hidden" name="s" value={text} />
      <input type="hidden" name="kinds" value={(isMatrix ? before : data.kinds).map(({ id }) => id).join('.')} />
      <Choices
        data={data}
        kinds={isMatrix ? before : data.kinds}
        chosen={selection.chosen}
        isMissing={({ id }) => data.missing.includes(id) && !selection.chosen[id]}
        choose={selection.choose}
      />
      {isMatrix ? (
        <Matrix data={data} selection={selection} figures={figures} />
      ) : (
        <SingleQuantity data={data} selection={selection} figures={figures} />
      )}
      <button type="submit" name="do" value="count" className={`button button-secondary ${styles.recount}`}>
        {words('selection.count')}
      </button>
      <div role="status">
        <Chosen data={data} selection={selection} figures={figures} edit={edit} />
      </div>
    </div>
  )
}

/** Takes what was typed before this came to life, and what the browser filled in at Back: it is in the fields already. */
function useTyped(root: RefObject<HTMLElement | null>, selection: Selection, isMatrix: boolean): void {
  const first = useRef(selection)
  useLayoutEffect(() => {
    const typed: Record<string, string> = {}
    for (const field of root.current?.querySelectorAll<HTMLInputElement>('[data-combination]') ?? [])
      if (field.value !== field.defaultValue) typed[field.dataset.combination ?? ''] = field.value
    if (isMatrix) first.current.enter(typed)
    for (const field of root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [])
      if (!field.defaultChecked) first.current.choose(field.name.slice(2), field.value)
  }, [root, isMatrix])
}

/** Whether a field holds something that is not counted: it is for the server to say what is wrong with it. */
const hasTyped = (root: HTMLElement | null): boolean =>
  [...(root?.querySelectorAll<HTMLInputElement>('[data-combination]') ?? [])].some(({ value }) => value.trim() !== '')

interface SingleQuantityProps {
  readonly data: SelectionData
  readonly selection: Selection
  readonly figures: Figures
}

/** One quantity, for the combination whose options are chosen above. */
function SingleQuantity({ data, selection, figures }: SingleQuantityProps) {
  const { words } = useStage()
  const options = data.kinds.map(({ id }: KindData) => selection.chosen[id])
  const isWhole = options.every((option): option is string => option !== undefined)
  const exception = isWhole ? exceptionOf(data.terms, options) : undefined
  const add = () => {
    const field = document.getElementById(fieldId(data, NEW_LINE))
    if (!(field instanceof HTMLInputElement) || !isWhole) return false
    const quantity = readQuantity(field.value)
    if (!quantity) return false
    selection.set({ options, quantity })
    selection.enter({ [NEW_LINE]: '' })
    field.value = ''
    field.focus()
    return true
  }
  if (exception)
    return (
      <p className={styles.problem}>
        {drawText(
          exception.reason ?? words(exception.state === 'soldOut' ? 'selection.soldOut' : 'selection.notOffered'),
        )}
      </p>
    )
  return (
    <div className={styles.amount}>
      <label htmlFor={fieldId(data, NEW_LINE)} className={styles.label}>
        {words('productDetail.terms.quantity')} <span className={styles.unit}>{figures.unitOf(2)}</span>
      </label>
      <div className={styles.counted}>
        <QuantityField data={data} selection={selection} figures={figures} of={NEW_LINE} />
        <button
          type="submit"
          name="do"
          value="add"
          className="button button-secondary"
          // What is missing or wrong, the server says, as it does without script.
          onClick={(event) => add() && event.preventDefault()}
          key={combinationKey(options.map(String))}
        >
          {words('selection.add')}
        </button>
      </div>
    </div>
  )
}

export default island('selection/selection', SelectionFields, selectionWords)
