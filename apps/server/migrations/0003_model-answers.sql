CREATE TABLE "ai_model_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"user_key" text NOT NULL,
	"reply" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_model_usage" (
	"user_key" text NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_model_usage_user_key_day_pk" PRIMARY KEY("user_key","day")
);
--> statement-breakpoint
CREATE INDEX "ai_model_answers_user" ON "ai_model_answers" USING btree ("user_key");--> statement-breakpoint
CREATE INDEX "ai_model_answers_created" ON "ai_model_answers" USING btree ("created_at");