import { killAgainAndAgain } from '../kills.ts'
import { judged, largest, ms, type Scenario } from '../results.ts'

/** Criterion 2: visitors see the old release or the new one, never a mixture. */
export const publishes: Scenario = {
  name: 'publishes',
  short: 2,
  long: 100,
  async run(runs) {
    let [sent, published, count, revision, mixed, lost, refused] = [0, 0, 0, 0, 0, 0, 0]
    const starts = await killAgainAndAgain(runs, () => ({
      async look(client) {
        const numbers = await client.shown()
        if (new Set(numbers).size > 1) mixed += 1
        const [number = -1] = numbers
        if (number < published || number > sent) lost += 1
        published = number
        revision = await client.revision()
      },
      async go(client) {
        sent += 1
        const saved = await client.save(sent, revision)
        if (saved.status !== 200) return false
        revision = saved.body.data.revision
        const { status } = await client.publish()
        if (status === 0) return false
        if (status !== 200) {
          refused += 1
          return false
        }
        published = sent
        count += 1
        return true
      },
    }))
    return [
      judged(
        { criterion: '2', what: 'kill -9 during publish', runs },
        {
          'no mixed page': mixed === 0,
          'no acknowledged publish lost': lost === 0,
          'none refused': refused === 0,
          'some acknowledged': count > 0,
        },
        `${count} published, ${mixed} mixed, ${lost} lost, ready max ${ms(largest(starts))}`,
      ),
    ]
  },
}
