import type { Json } from '@vitrine/schemas'
import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  type LucideIcon,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
} from 'lucide-react'
import { SegmentedControl } from '../controls/segments.tsx'
import { useFormSurroundings } from '../form/form-context.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './alignment.module.css'

/** Drawn for lines that run from left to right; where they run the other way, start and end are turned round. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  start: TextAlignStart,
  center: TextAlignCenter,
  end: TextAlignEnd,
  justify: TextAlignJustify,
  left: TextAlignStart,
  right: TextAlignEnd,
  top: AlignVerticalJustifyStart,
  middle: AlignVerticalJustifyCenter,
  bottom: AlignVerticalJustifyEnd,
}

/** Where something stands, as small pictures; a value without a picture is written. */
function Alignment({ schema, path, value: chosen, onChange, id, labelId, describedBy, disabled }: SetterProps<Json>) {
  const { choiceLabel } = useFormSurroundings()
  const choices = (schema.enum ?? []).map((value) => {
    const Drawing = drawings[String(value)]
    return {
      value,
      label: choiceLabel(path, String(value)),
      isChosen: value === chosen,
      picture: Drawing && (
        <Drawing size={16} aria-hidden className={/^(?:start|end)$/.test(String(value)) ? styles.turns : undefined} />
      ),
    }
  })
  return <SegmentedControl name={id} {...{ labelId, describedBy, choices, disabled }} onChoose={onChange} />
}

export const alignmentSetter = defineSetter('alignment', Alignment, { frame: 'line', isInput: false })
