import type { Screen } from '@vitrine/renderer'
import type { PropsWith } from '@vitrine/schemas'
import { stackHeight } from '../frame/stack-height.ts'
import type { formProps } from './form-props.ts'

/** As long as our own words are that stand where an owner says nothing. */
const ourWords = 'We store and process the personal data that you enter here to answer you. By sending this, you agree.'
const wayToPolicy = 'For details, see our privacy policy.'

type Asked = Pick<Partial<PropsWith<typeof formProps>>, 'consentText' | 'askMarketing'>

/** How high the statement about personal data stands (`ConsentField`). */
export const consentHeight = ({ consentText, askMarketing = false }: Asked, screen: Screen, width: number): number =>
  stackHeight(14, [
    askMarketing ? screen.text(ourWords, { size: 'small', width: Math.min(width, 704) - 36 }) : 0,
    screen.text(`${consentText || ourWords} ${wayToPolicy}`, { size: 'small', width: Math.min(width, 704) }),
  ])
