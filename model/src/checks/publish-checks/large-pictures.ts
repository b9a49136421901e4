import { own } from '@vitrine/schemas'
import type { Finding } from '../finding.ts'
import type { PublishCheck } from './publish-check.ts'

/** As many points as an uploaded picture has at most at its longest side, by three to two. */
const MOST_POINTS = 2560 * 1707

/**
 * Pictures that are larger than any screen needs and have no smaller copies, so that phones load all of them
 * (R36): uploads are made smaller, what was imported or linked is not.
 */
export const largePictures: PublishCheck = ({ language, trees }) =>
  trees.flatMap(({ place, drawn }) =>
    drawn.flatMap(({ id: component, values }): readonly Finding[] =>
      values.flatMap(({ kind, value, path }) => {
        const [width, height, widths] = [own(value, 'width'), own(value, 'height'), own(value, 'widths')]
        const isLarge = typeof width === 'number' && typeof height === 'number' && width * height > MOST_POINTS
        const hasCopies = Array.isArray(widths) && widths.length > 0
        if (kind !== 'image' || !own(value, 'src') || !isLarge || hasCopies) return []
        const params = { width, height }
        return [{ level: 'warning', ...place, component, language, path, key: 'check.largePicture', params }]
      }),
    ),
  )
