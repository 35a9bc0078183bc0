import { Type } from 'typebox'

/**
 * A moment as calls take it, of the years that everything behind them reads alike: PostgreSQL has no year 0, browsers read none behind
 * 9999 of its words, and neither a 60th second nor half a zone.
 */
export const moment = Type.String({
  format: 'date-time',
  pattern:
    '^(?!9999-12-31.*-[0-9]{2}:?[0-9]{2}$)[1-9][0-9]{3}-.{12}[0-5][0-9]([.][0-9]+)?([Zz]|[+-][0-9]{2}:?[0-9]{2})$',
})
