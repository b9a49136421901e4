import { clsx } from 'clsx'
import { Ban } from 'lucide-react'
import type { RefObject } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Input, SearchField } from 'react-aria-components/SearchField'
import controls from '../controls/controls.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { SetterPopover } from '../popover/index.ts'
import styles from './icon.module.css'
import IconDrawing from './icon-drawing.tsx'

interface IconPopoverProps {
  readonly names: readonly string[]
  readonly value: string | undefined
  readonly onChoose: (name: string) => void
  readonly onClear: (() => void) | undefined
  readonly label: string
  readonly triggerRef: RefObject<Element | null>
  readonly onClose: () => void
}

const NONE = 'none'

/** All icons, and a search in their names. */
export default function IconPopover({ names, value, onChoose, onClear, ...popover }: IconPopoverProps) {
  const { t } = useTranslation('setters')
  const { label } = useServices()
  const { contains } = useFilter({ sensitivity: 'base' })
  const chosen = value ?? NONE
  const choose = (name: string) => {
    if (name === NONE) onClear?.()
    else if (name !== value) onChoose(name)
    popover.onClose()
  }
  return (
    <SetterPopover {...popover}>
      <div className={styles.content}>
        <Autocomplete filter={contains}>
          <SearchField className={clsx(styles.search)} aria-label={t('setter.icon.search')} autoFocus>
            <Input className={clsx(controls.input)} placeholder={t('setter.icon.search')} />
          </SearchField>
          <ListBox
            className={clsx(styles.grid)}
            aria-label={popover.label}
            layout="grid"
            selectionMode="single"
            selectedKeys={[chosen]}
            // Choosing the same again empties the set; it is chosen all the same.
            onSelectionChange={(keys) => choose(String([...keys][0] ?? chosen))}
            renderEmptyState={() => <p className={styles.empty}>{t('setter.icon.empty')}</p>}
          >
            {onClear && (
              <Choice id={NONE} label={t('setter.icon.none')}>
                <Ban size={20} aria-hidden />
              </Choice>
            )}
            {names.map((name) => (
              <Choice key={name} id={name} label={label(`icon.${name}`) ?? name}>
                <IconDrawing name={name} size={20} />
              </Choice>
            ))}
          </ListBox>
        </Autocomplete>
      </div>
    </SetterPopover>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly children: React.ReactNode
}

const Choice = ({ id, label, children }: ChoiceProps) => (
  <ListBoxItem id={id} textValue={label} aria-label={label} className={clsx(styles.choice)}>
    <span title={label}>{children}</span>
  </ListBoxItem>
)
