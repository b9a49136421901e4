import { useStage } from '@vitrine/renderer'
import { NEW_LINE, parseSelection, writeSelection } from '@vitrine/schemas/selection'
import { type FormEvent, useEffect, useState } from 'react'
import { Choices } from '../../selection/choices.tsx'
import { Chosen } from '../../selection/chosen.tsx'
import { Matrix } from '../../selection/matrix.tsx'
import { fieldId } from '../../selection/quantity-field.tsx'
import { firstOf, matrixKinds, type SelectionData } from '../../selection/selection-data.ts'
import { SingleQuantity } from '../../selection/single-quantity.tsx'
import { Tiers } from '../../selection/tiers.tsx'
import { useSelection } from '../../selection/use-selection.ts'
import { useFigures } from '../../selection/words.ts'
import { ProductCard } from '../log/product-card.tsx'
import type { ChatItem } from '../machine/state.ts'
import { problemText } from '../phrases.ts'
import type { Chat } from '../use-chat.ts'
import { Problem } from './problem.tsx'
import styles from './steps.module.css'

/** How many of the product that was chosen: the same fields as on its page. */
export function SelectionStep({ chat }: { readonly chat: Chat }) {
  const { values, current } = chat.state
  const item = values.items[current]
  return item ? <Quantities chat={chat} item={item} /> : null
}

/** As on the page of the product, with what was chosen before. */
function dataOf({ product: { id, selection }, s }: ChatItem): SelectionData {
  return {
    ...selection,
    id: 'chat',
    productId: id,
    showsPrices: true,
    lines: parseSelection(s),
    chosen: selection.look === 'matrix' ? firstOf(selection.kinds) : {},
    wrong: {},
    missing: [],
    dropped: [],
    isEmptyAsk: false,
  }
}

const focusOn = (id: string) =>
  requestAnimationFrame(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  })

function Quantities({ chat: { state, dispatch, data: chat }, item }: { readonly chat: Chat; readonly item: ChatItem }) {
  const stage = useStage()
  const { words } = stage
  // What was chosen when it was opened: from there on the fields hold it.
  const [data] = useState(() => dataOf(item))
  const [isMissing, setMissing] = useState(false)
  const selection = useSelection(data)
  const figures = useFigures(data)
  const isMatrix = data.look === 'matrix'
  const { before } = matrixKinds(data.kinds)
  const text = writeSelection(selection.lines)
  useEffect(() => dispatch({ type: 'select', s: text }), [text, dispatch])

  const onInput = ({ target }: FormEvent) => {
    if (isMatrix && target instanceof HTMLInputElement && target.dataset.combination !== undefined)
      selection.enter({ [target.dataset.combination]: target.value })
  }
  const goOn = (without: boolean) => {
    const [wrong] = Object.keys(selection.wrong)
    if (!without && wrong !== undefined) focusOn(fieldId(data, wrong))
    else dispatch({ type: 'answer', at: Date.now(), without })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    if (!(button instanceof HTMLButtonElement) || button.value !== 'add') return goOn(false)
    // What could not be added says why.
    const field = document.getElementById(fieldId(data, NEW_LINE))
    if (field instanceof HTMLInputElement)
      selection.enter({ [NEW_LINE]: field.value.trim() === '' ? ' -' : field.value })
    setMissing(true)
    return undefined
  }
  return (
    <form noValidate className={styles.panel} onInput={onInput} onSubmit={onSubmit}>
      <ProductCard product={item.product} />
      <Tiers terms={data.terms} calculation={selection.calculation} figures={figures} />
      <Choices
        data={data}
        kinds={isMatrix ? before : data.kinds}
        chosen={selection.chosen}
        isMissing={({ id }) => isMissing && !selection.chosen[id]}
        choose={selection.choose}
      />
      {isMatrix ? (
        <Matrix data={data} selection={selection} figures={figures} />
      ) : (
        <SingleQuantity data={data} selection={selection} figures={figures} />
      )}
      <div role="status">
        <Chosen
          data={data}
          selection={selection}
          figures={figures}
          edit={(line) => {
            data.kinds.forEach((kind, at) => {
              const option = line.options[at]
              if (option && (!isMatrix || before.includes(kind))) selection.choose(kind.id, option)
            })
            focusOn(isMatrix ? fieldId(data, line.key) : fieldId(data, NEW_LINE))
          }}
        />
      </div>
      {state.problem && <Problem text={problemText(state.problem, stage, chat.tooLong)} />}
      <div className={styles.choices}>
        <button type="submit" className="button">
          {words('chat.continue')}
        </button>
        {selection.lines.length === 0 && (
          <button type="button" className="button button-secondary" onClick={() => goOn(true)}>
            {words('selection.askAnyway')}
          </button>
        )}
      </div>
    </form>
  )
}
