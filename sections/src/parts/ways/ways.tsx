import { Icon, useStage, viewParts } from '@vitrine/renderer'
import type { IconName, PropsOf, PropsWith } from '@vitrine/schemas'
import { Reach } from './reach.tsx'
import styles from './ways.module.css'
import type { waysProps } from './ways-props.ts'

const { Text } = viewParts<PropsWith<typeof waysProps>>()

type Way = PropsOf<typeof waysProps.ways>[number]

const icons: Readonly<Record<Way['kind'], IconName>> = {
  phone: 'phone',
  email: 'mail',
  whatsapp: 'message-circle',
  wechat: 'message-circle',
  address: 'map-pin',
  hours: 'clock',
  other: 'info',
}

const saysSomething = ({ value, text }: Way): boolean => Boolean(value?.trim() || text?.trim())

/** The ways to reach someone, each with what it is; nothing when there are none. */
export function Ways({ ways }: { readonly ways: readonly Way[] }) {
  const { words } = useStage()
  const shown = ways.filter(saysSomething)
  if (shown.length === 0) return null
  return (
    <dl className={styles.ways}>
      {shown.map((way) => (
        <div key={way.id} className={styles.way}>
          <dt className={styles.label}>
            <Icon name={way.icon ?? icons[way.kind]} className={styles.sign} />
            {way.label?.trim() ? <Text path={`ways[${way.id}].label`} /> : words(`ways.${way.kind}`)}
          </dt>
          {way.value?.trim() && (
            <dd>
              <Reach kind={way.kind} value={way.value} className={styles.value} />
            </dd>
          )}
          <Text path={`ways[${way.id}].text`} as="dd" className={way.value?.trim() ? styles.note : styles.text} />
        </div>
      ))}
    </dl>
  )
}
