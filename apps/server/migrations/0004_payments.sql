CREATE TABLE "payment_checkouts" (
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_checkouts_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "payment_checkouts_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reported" jsonb,
	"asked" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"checkout_number" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"last_invoice" jsonb,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"card" text DEFAULT 'works' NOT NULL,
	CONSTRAINT "sandbox_customers_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"invoice_count" integer NOT NULL,
	"last_paid_at" timestamp with time zone,
	"refunded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_subscriptions_user" ON "payment_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_customer" ON "sandbox_subscriptions" USING btree ("customer_id");