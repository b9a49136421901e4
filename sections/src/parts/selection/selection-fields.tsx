'use client'

import { drawText, useStage } from '@vitrine/renderer'
import { type CalculatedLine, NEW_LINE, writeSelection } from '@vitrine/schemas/selection'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Choices } from './choices.tsx'
import { Chosen } from './chosen.tsx'
import { Matrix } from './matrix.tsx'
import { fieldId } from './quantity-field.tsx'
import styles from './selection.module.css'
import { matrixKinds, type SelectionData } from './selection-data.ts'
import { SingleQuantity } from './single-quantity.tsx'
import { Tiers } from './tiers.tsx'
import { useAddress } from './use-address.ts'
import { useInquiryForms } from './use-inquiry-forms.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { useFigures } from './words.ts'

/** Chooses quantities of a product: fields of a form that works without script, and counts along with it. */
export function SelectionFields(data: SelectionData) {
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
