import { z } from 'zod'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, Phone, queryText, text } from './fields.ts'
import { paperStates } from './fleet.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { versioned } from './versioned.ts'

const params = z.object({ id: Id })

/** A person who operates machines. */
export const Operator = z
  .object({
    operatorId: Id,
    name: z.string(),
    phone: z.string(),
    licenceNumber: z.string(),
    /** The last day on which the licence counts. */
    licenceValidTo: CivilDate,
    licence: z.enum(paperStates),
    hasLeft: z.boolean(),
  })
  .meta({ id: 'Operator' })
export type Operator = z.infer<typeof Operator>

export const operatorFields = {
  name: text(1, 80),
  phone: Phone,
  licenceNumber: text(1, 40),
  licenceValidTo: CivilDate,
}
export const NewOperator = z.strictObject(operatorFields)
export type NewOperator = z.infer<typeof NewOperator>

const operator = z.object({ operator: Operator })

export const operatorsApi = {
  listOperators: endpoint({
    ...deskPaths.listOperators,
    summary: 'The operators by name, those who have left last.',
    query: z.strictObject({ filter: queryText(100).optional(), ...pageQuery }),
    response: z.object({ operators: pageOf(Operator) }),
    problems: [],
  }),
  addOperator: endpoint({
    ...deskPaths.addOperator,
    summary: 'Adds an operator.',
    body: NewOperator,
    response: operator,
    status: 201,
    problems: ['operator-exists'],
  }),
  getOperator: endpoint({
    ...deskPaths.getOperator,
    summary: 'One operator.',
    params,
    response: operator,
    problems: ['not-found'],
  }),
  updateOperator: endpoint({
    ...deskPaths.updateOperator,
    summary: 'Changes an operator, or notes that they have left or are back. Only the fields sent change.',
    params,
    headers: versioned,
    ...changeOf(Operator, { ...NewOperator.partial().shape, hasLeft: z.boolean().optional() }),
    response: operator,
    problems: ['not-found', 'precondition-required', 'precondition-failed', 'operator-exists'],
  }),
}
