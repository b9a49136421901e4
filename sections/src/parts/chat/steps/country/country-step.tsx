import { useStage } from '@vitrine/renderer'
import fields from '../../../form/field.module.css'
import { problemText } from '../../phrases.ts'
import type { Chat } from '../../use-chat.ts'
import { Problem } from '../problem.tsx'
import styles from '../text-step.module.css'
import own from './country-step.module.css'

/** Where the goods would go; nobody need know that yet. */
export function CountryStep({ chat: { state, dispatch, phrases, data } }: { readonly chat: Chat }) {
  const stage = useStage()
  const { words } = stage
  const { problem, values } = state
  return (
    <form
      noValidate
      className={styles.text}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'answer', at: Date.now() })
      }}
    >
      <label htmlFor="chat-country" className="visually-hidden">
        {phrases.question('country')}
      </label>
      <span className={`${fields.choice} ${own.select}`}>
        <select
          id="chat-country"
          name="country"
          autoComplete="country"
          value={values.country}
          className={fields.control}
          data-focus=""
          onChange={({ currentTarget }) => dispatch({ type: 'set', values: { country: currentTarget.value } })}
        >
          <option value="">{words('chat.country.none')}</option>
          {data.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" className="button">
        {words('chat.continue')}
      </button>
      {problem && <Problem text={problemText(problem, stage, data.tooLong)} />}
    </form>
  )
}
