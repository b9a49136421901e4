import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import menus from '@vitrine/editor-core/controls/menu.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import Hash from 'lucide-react/icons/hash'
import { type FormEvent, useRef, useState } from 'react'
import { Menu, MenuItem, Popover, Text } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../controls/field.tsx'
import type { RowOrder } from './use-row-order.ts'

interface OrderMenuProps {
  readonly id: string
  readonly name: string
  readonly order: RowOrder
  /** The button that it opens at. */
  readonly at: HTMLElement
  readonly onClose: () => void
}

/** Where a row may be moved to, over all pages. */
export function OrderMenu({ id, name, order, at, onClose }: OrderMenuProps) {
  const { t } = useTranslation('office')
  const [isAsking, setAsking] = useState(false)
  /** The menu closes with what is chosen in it; the question comes in its place. */
  const isAsked = useRef(false)
  const { total } = order
  const position = order.positionOf(id)
  const isFirst = position <= 1
  const isLast = position >= total
  if (isAsking) return <PositionDialog {...{ id, name, order, onClose }} />
  const actions = [
    { id: 'up', icon: ArrowUp, label: t('contentTable.moveUp'), to: position - 1, isOff: isFirst },
    { id: 'down', icon: ArrowDown, label: t('contentTable.moveDown'), to: position + 1, isOff: isLast },
    { id: 'top', icon: ArrowUpToLine, label: t('contentTable.moveTop'), to: 1, isOff: isFirst },
    { id: 'end', icon: ArrowDownToLine, label: t('contentTable.moveEnd'), to: total, isOff: isLast },
    { id: 'to', icon: Hash, label: t('contentTable.moveTo'), to: undefined, isOff: total < 2 },
  ]
  return (
    <Popover
      className={`${frames.popover} ${menus.popover}`}
      // Without a trigger of its own it is a dialog, which needs a name.
      aria-label={t('contentTable.moveRow', { name })}
      placement="bottom start"
      triggerRef={{ current: at }}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isAsked.current) onClose()
      }}
    >
      <Menu
        aria-label={t('contentTable.moveRow', { name })}
        className={menus.menu ?? ''}
        autoFocus="first"
        onAction={(chosen) => {
          const action = actions.find((one) => one.id === chosen)
          if (!action) return
          if (action.to === undefined) {
            isAsked.current = true
            setAsking(true)
            return
          }
          order.move(id, action.to)
          onClose()
        }}
      >
        {actions.map(({ id: key, icon: Icon, label, isOff }) => (
          <MenuItem key={key} id={key} textValue={label} isDisabled={isOff} className={menus.item ?? ''}>
            <Icon size={16} aria-hidden />
            <Text slot="label">{label}</Text>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}

type PositionDialogProps = Omit<OrderMenuProps, 'at'>

/** Asks for a place among all: a number from 1 on. */
function PositionDialog({ id, name, order, onClose }: PositionDialogProps) {
  const { t } = useTranslation('office')
  const [position, setPosition] = useState(String(order.positionOf(id)))
  function move(event: FormEvent): void {
    event.preventDefault()
    order.move(id, Number(position))
    onClose()
  }
  return (
    <QuestionDialog title={t('contentTable.moveRow', { name })} onClose={onClose}>
      <form className={dialog.form} onSubmit={move}>
        <Field label={t('contents.order')} hint={t('contentTable.positionHint', { total: order.total })}>
          {(control) => (
            <input
              {...control}
              type="number"
              className={controls.input}
              required
              min={1}
              max={order.total}
              step={1}
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type it
              autoFocus
              value={position}
              onChange={({ target }) => setPosition(target.value)}
            />
          )}
        </Field>
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit">
            {t('contentTable.move')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
