import Ajv from 'ajv'
import type { AnySchema, ErrorObject, ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

type Compile = (schema: AnySchema) => ValidateFunction

/**
 * Makes the checks of a part of a call, `body` or another. Queries carry text, so their numbers are read from it; bodies say what
 * they mean. Nothing is taken away or filled in.
 */
export const createValidators = (): ((part: string | undefined) => Compile) => {
  const options = {
    // with all of them a list of a million faults would be written down: see faultsOf
    allErrors: false,
    removeAdditional: false,
    useDefaults: false,
    strict: false,
    // they are made by TypeBox, and what checks them takes long to be made
    validateSchema: false,
  } as const
  const strict = addFormats.default(new Ajv({ ...options, coerceTypes: false }))
  const coercing = addFormats.default(new Ajv({ ...options, coerceTypes: 'array' }))
  return (part) => {
    const ajv = part === 'body' ? strict : coercing
    return (schema) => ajv.compile(schema)
  }
}

/**
 * A check that is made when the first call needs it: those of all calls take a tenth of the start. What fails has the first fault of
 * each field in `errors`.
 */
export const compiledLate = (
  compile: Compile,
  schema: AnySchema,
): ((data: unknown) => boolean) & Pick<ValidateFunction, 'errors'> => {
  let check: ValidateFunction | undefined
  const late = (data: unknown): boolean => {
    check ??= compile(schema)
    const isValid = check(data)
    late.errors = isValid ? null : allFaults(compile, schema, data, check.errors)
    return isValid
  }
  late.errors = null as ValidateFunction['errors']
  return late
}

const allFaults = (
  compile: Compile,
  schema: AnySchema,
  data: unknown,
  first: ValidateFunction['errors'],
): ValidateFunction['errors'] => {
  const faults = faultsOf(compile, schema, data, '')
  return faults.length > 0 ? faults : (first ?? null)
}

type Fields = { readonly [name: string]: AnySchema }

/** The fields that a schema or a value has; undefined where it is no object. */
const fieldsOf = (schema: AnySchema): Fields | undefined =>
  typeof schema === 'object' ? (schema.properties as Fields | undefined) : undefined
const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** The first fault of each field, also of objects in objects; of a list its first. As many as the schema has fields at most. */
const faultsOf = (compile: Compile, schema: AnySchema, data: unknown, path: string): ErrorObject[] => {
  const fields = fieldsOf(schema)
  if (!fields || !isObject(data)) {
    const check = compile(schema)
    return check(data)
      ? []
      : (check.errors ?? []).map((fault) => ({ ...fault, instancePath: path + fault.instancePath }))
  }
  const required = typeof schema === 'object' ? ((schema.required as readonly string[] | undefined) ?? []) : []
  return Object.entries(fields).flatMap(([name, field]) => {
    if (data[name] !== undefined) return faultsOf(compile, field, data[name], `${path}/${name}`)
    return required.includes(name) ? [missing(path, name)] : []
  })
}

const missing = (instancePath: string, name: string): ErrorObject => ({
  keyword: 'required',
  instancePath,
  schemaPath: '#/required',
  params: { missingProperty: name },
  message: `must have required property '${name}'`,
})
