import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Books, PaymentsContext } from '../payments-context.ts';
import { expandDocument } from './expand.ts';
import { formIn } from './form-encoding.ts';
import { answerOnce } from './idempotency.ts';
import { readParameters } from './parameters.ts';

type Expandable = z.ZodType<{ expand?: string[] | undefined }>;

/** A handler of a POST: reads its form, does the work once, answers with the object that came of it. */
export const answerDocument =
  <Schema extends Expandable>(
    context: PaymentsContext,
    schema: Schema,
    work: (books: Books, parameters: z.output<Schema>, request: FastifyRequest) => unknown,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const parameters = readParameters(schema, formIn(request));
    return answerOnce(context, request, reply, async (books) =>
      expandDocument(books.objects, await work(books, parameters, request), parameters.expand),
    );
  };
