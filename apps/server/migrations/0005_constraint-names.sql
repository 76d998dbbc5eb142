ALTER TABLE "users" DROP CONSTRAINT "users_usernameKey_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_emailKey_unique";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_key_unique" UNIQUE("username_key");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_key_unique" UNIQUE("email_key");