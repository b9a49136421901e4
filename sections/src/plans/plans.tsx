import { Icon, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import styles from './plans.module.css'
import type { Plan, PlansProps } from './spec.ts'

const { Button, Text } = viewParts<PlansProps>()

/** What can be had for which price: plans side by side, each line of one beside that of the others. */
export function Plans({ props, root }: ViewProps<PlansProps>) {
  return (
    <section {...root} className={framed(styles.plans)}>
      <Head />
      {props.items.length > 0 && (
        <Items className={styles.items}>
          {props.items.map((plan) => (
            <li key={plan.id}>
              <PlanView plan={plan} level={levelBelow(props)} />
            </li>
          ))}
        </Items>
      )}
      <Text path="note" as="p" className={styles.note} />
    </section>
  )
}

function PlanView({ plan, level }: { readonly plan: Plan; readonly level: 'h2' | 'h3' }) {
  const { id, name, highlighted, badge, price, points } = plan
  return (
    <article className={highlighted ? `${styles.plan} ${styles.highlighted}` : styles.plan}>
      <div className={styles.top}>
        {name.trim() !== '' && <Text path={`items[${id}].name`} as={level} className={styles.name} />}
        {badge?.trim() && <Text path={`items[${id}].badge`} as="p" className={styles.badge} />}
      </div>
      <div className={styles.text}>
        <Text path={`items[${id}].text`} as="p" />
      </div>
      <p className={styles.price}>
        {price?.trim() && <Text path={`items[${id}].price`} as="bdi" className={styles.amount} />}
        <Text path={`items[${id}].unit`} className={styles.unit} />
      </p>
      <div className={styles.action}>
        <Button path={`items[${id}].button`} className={styles.button} />
      </div>
      <div className={styles.rest}>
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.id} className={styles.point}>
                <Icon name="check" className={styles.tick} />
                <Text path={`items[${id}].points[${point.id}].text`} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
