import type { LinkValue } from '@vitrine/schemas'
import { useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { PartSelect } from '../part/index.ts'
import { begunAs, isWholeLink, type LinkKind, linkKinds } from './link-kinds.ts'
import { LinkPart } from './link-part.tsx'

interface LinkFieldsProps {
  readonly value: LinkValue | undefined
  readonly onChange: (value: LinkValue) => void
  /** Where there may be no link. */
  readonly onClear?: (() => void) | undefined
  readonly describedBy?: string | undefined
  readonly invalid: boolean
  readonly disabled: boolean
}

interface Begun {
  readonly link: LinkValue
  /** What stood there when another kind was chosen; when that changes, it counts again. */
  readonly over: LinkValue | undefined
}

/**
 * The parts of a link. What was typed for one kind is kept while another kind is chosen, and comes
 * back with it. A link is passed on when it leads somewhere.
 */
export function LinkFields({ value, onChange, onClear, describedBy, invalid, disabled }: LinkFieldsProps) {
  const { t } = useTranslation('setters')
  const [kept, setKept] = useState<Partial<Record<LinkKind, LinkValue>>>({})
  const [begun, setBegun] = useState<Begun>()
  const shown = begun && begun.over === value ? begun.link : value

  const change = (link: LinkValue) => {
    setKept((before) => ({ ...before, [link.type]: link }))
    onChange(link)
  }
  const turnTo = (kind: LinkKind) => {
    const all = { ...kept, ...(value && { [value.type]: value }) }
    setKept(all)
    const link = all[kind] ?? begunAs[kind]
    // An error text that stands there speaks of the kind that was left.
    if (invalid || isWholeLink(link)) onChange(link)
    else setBegun({ link, over: value })
  }
  const turn = (kind: LinkKind | '') => {
    if (kind !== '') turnTo(kind)
    else {
      setBegun(undefined)
      onClear?.()
    }
  }

  return (
    <>
      <PartSelect<LinkKind | ''>
        label={t('setter.link.kind')}
        choices={[
          ...(onClear || !shown ? [{ id: '' as const, name: t('setter.link.none') }] : []),
          ...linkKinds.map((kind) => ({ id: kind, name: t(`setter.link.kind.${kind}`) })),
        ]}
        value={shown?.type ?? ''}
        disabled={disabled}
        onChange={turn}
      />
      {shown && <LinkPart link={shown} onChange={change} {...{ describedBy, invalid, disabled }} />}
    </>
  )
}
