import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { ServiceChoice } from '../services.ts'
import styles from './picker.module.css'
import { type Search, type SearchResults, useSearchResults } from './use-search-results.ts'

interface PickerProps {
  readonly id: string
  /** The whole name of the input: the field's title, or words of its own inside of a composite. */
  readonly label: string
  /** What is chosen; nothing where choosing adds to a list. */
  readonly chosen: ServiceChoice | undefined
  readonly search: Search
  readonly onChoose: (choice: ServiceChoice) => void
  /** Where the choice may be taken back. */
  readonly onClear?: (() => void) | undefined
  readonly placeholder?: string
  readonly describedBy?: string | undefined
  readonly invalid?: boolean
  readonly disabled?: boolean
}

/** A combo box over something that is searched: pages, products, articles. At rest it holds only what is chosen. */
export function PickerDialog(props: PickerProps) {
  const { id, label, chosen, search, onChoose, onClear, placeholder, describedBy, invalid = false } = props
  const { disabled = false } = props
  const { t } = useTranslation('setters')
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  // The list closes when something is chosen; where choosing adds, that is chosen until then.
  const [picked, setPicked] = useState<string>()
  const { choices, state } = useSearchResults(search, typed ?? '', isOpen)
  const choose = (choice: ServiceChoice | undefined) => {
    setTyped(undefined)
    setPicked(choice?.id)
    if (choice && choice.id !== chosen?.id) onChoose(choice)
  }
  return (
    <span className={styles.picker}>
      <ComboBox
        id={id}
        className={clsx(styles.box)}
        aria-label={label}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        items={isOpen ? choices : chosen ? [chosen] : []}
        inputValue={typed ?? chosen?.name ?? ''}
        selectedKey={chosen?.id ?? picked ?? null}
        allowsEmptyCollection
        isDisabled={disabled}
        isInvalid={invalid}
        onInputChange={(text) => setTyped(text === (chosen?.name ?? '') ? undefined : text)}
        onSelectionChange={(key) => choose(choices.find((choice) => choice.id === key))}
        onOpenChange={(opens) => {
          setOpen(opens)
          setPicked(undefined)
        }}
        onBlur={() => setTyped(undefined)}
      >
        <Input
          className={`${controls.input} ${styles.input}`}
          placeholder={placeholder ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className={`${controls.tool} ${styles.open}`} aria-label={t('setter.picker.open', { label })}>
          <ChevronDown size={14} aria-hidden />
        </Button>
        <PickerOptions state={state} />
      </ComboBox>
      {onClear && chosen && (
        <button
          type="button"
          className={controls.tool}
          aria-label={t('setter.picker.clear', { label, name: chosen.name })}
          disabled={disabled}
          onClick={onClear}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}

/** The list that opens: what was found, or why there is nothing. */
function PickerOptions({ state }: Pick<SearchResults, 'state'>) {
  const { t } = useTranslation('setters')
  const { asset } = useServices()
  return (
    <Popover className={`${frames.popover} ${styles.popover}`}>
      <ListBox<ServiceChoice>
        className={clsx(styles.list)}
        renderEmptyState={() => <p className={styles.empty}>{t(`setter.picker.${state}`)}</p>}
      >
        {(choice) => (
          <ListBoxItem id={choice.id} textValue={choice.name} className={clsx(styles.choice)}>
            {choice.image && <img className={styles.picture} src={asset(choice.image)} alt="" loading="lazy" />}
            <span className={styles.name}>{choice.name}</span>
            {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
