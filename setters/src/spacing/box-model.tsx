import { deref, type SchemaNode } from '@vitrine/schemas'
import { clsx } from 'clsx'
import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from '../i18n/use-translation.ts'
import { NumberBox } from '../number/index.ts'
import { type Side, type SpacingDevice, type SpacingValue, sides } from './sides.ts'
import styles from './spacing.module.css'

interface BoxModelProps {
  readonly schema: SchemaNode
  readonly device: SpacingDevice
  readonly value: SpacingValue | undefined
  /** Where each stored side is seen. */
  readonly seenAt: (side: Side) => Side
  readonly onChange: (device: SpacingDevice, side: Side, amount: number | undefined) => void
  readonly disabled: boolean
}

/** The four sides round a screen, each where it is seen. */
export function BoxModel({ schema, device, value, seenAt, onChange, disabled }: BoxModelProps) {
  const { t } = useTranslation('setters')
  const Screen = device === 'pc' ? Monitor : Smartphone
  return (
    // The drawing is a map of the page: its left is left, whatever the language of the interface.
    <div className={styles.box} dir="ltr">
      {[...sides]
        .sort((a, b) => sides.indexOf(seenAt(a)) - sides.indexOf(seenAt(b)))
        .map((side) => {
          const node = deref(schema.properties?.[device]?.properties?.[side] ?? amount)
          const own = value?.[device]?.[side]
          // Phones take what is said for pc until they have a word of their own.
          const inherited = device === 'mobile' ? value?.pc?.[side] : undefined
          const seen = seenAt(side)
          return (
            <span key={side} className={styles.side} data-side={seen}>
              <NumberBox
                schema={node}
                className={clsx(styles.amount)}
                aria-label={t(`setter.spacing.${seen}.${device}`)}
                value={own}
                inherited={inherited}
                placeholder={inherited === undefined ? '–' : String(inherited)}
                invalid={own !== undefined && !isWithin(node, own)}
                disabled={disabled}
                onChange={(next) => onChange(device, side, next)}
                onClear={() => onChange(device, side, undefined)}
              />
            </span>
          )
        })}
      <span className={styles.screen} title={t(`setter.spacing.${device}`)}>
        <Screen size={16} aria-hidden />
      </span>
    </div>
  )
}

const amount: SchemaNode = { type: 'number', unit: 'px' }

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: SchemaNode, value: number): boolean =>
  value >= minimum && value <= maximum
